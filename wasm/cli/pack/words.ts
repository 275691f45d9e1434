/** The messages of `pack`. */
import type { InEach } from "../languages.ts";

interface Words {
	readonly makingSubtask: (number: number, count: number) => string;
	readonly noFolder: string;
	readonly isFile: string;
	readonly isFolder: string;
	readonly noPermission: string;
	readonly folderNotEmpty: string;
	readonly diskFull: string;
	readonly unwritable: string;
}

export const words: InEach<Words> = {
	en: {
		makingSubtask: (number, count) => `Making subtask ${number} of ${count} …`,
		noFolder: "there is no such directory",
		isFile: "a file is there: name a new folder, or a file that ends in .zip",
		isFolder: "it is a directory",
		noPermission: "permission denied",
		folderNotEmpty: "the directory is not empty",
		diskFull: "the disk is full",
		unwritable: "it cannot be written",
	},
	"zh-CN": {
		makingSubtask: (number, count) => `正在生成子任务 ${number} / ${count}……`,
		noFolder: "没有这个文件夹",
		isFile: "那里已有一个文件：请写一个新文件夹，或以 .zip 结尾的文件名",
		isFolder: "这是文件夹",
		noPermission: "没有权限",
		folderNotEmpty: "文件夹不是空的",
		diskFull: "磁盘满了",
		unwritable: "写不了",
	},
};
