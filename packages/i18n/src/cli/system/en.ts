/** Reasons for which the system refuses a file, by the code of its error. */
export const reasonsEn = {
  EACCES: 'permission denied',
  EEXIST: 'it exists already',
  EISDIR: 'it is a folder',
  ELOOP: 'too many links lead to each other',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is not a folder',
  EPERM: 'the system does not allow it',
  EROFS: 'the disk is read-only',
  Z_BUF_ERROR: 'its end is missing',
  Z_DATA_ERROR: 'it is no gzip file, or it is damaged',
};

/** @param code of the system's error, such as `ENOENT` */
export function reasonEn(code: string): string {
  return Object.hasOwn(reasonsEn, code) ? reasonsEn[code as keyof typeof reasonsEn] : `system error ${code}`;
}
