/** A backup that cannot be made or read, in one sentence that says why. */
export class BackupFault extends Error {}
