/** Whether a fault means that no more can be written: the disk, or what may be used of it, is full. Nothing was changed then, and nothing is lost. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** SQLite's: the disk is full, and so it is for the file that readers and writers share. */
const FULL = 13;
const NO_ROOM_TO_SHARE = 4874;

export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const errcode = errcodeOf(error);
  return errcode === FULL || errcode === NO_ROOM_TO_SHARE || ('code' in error && typeof error.code === 'string' && CODES.has(error.code));
}

/** The number that SQLite gives a fault. */
export function errcodeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
}
