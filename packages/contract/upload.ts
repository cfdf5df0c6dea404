import * as v from 'valibot'

/** The one file of a multipart upload, as the server has read it. A browser sends a form instead. */
export interface Upload {
  readonly bytes: Uint8Array
  /** What the sender says it is. Only the bytes themselves tell. */
  readonly claimedType: string
}

/** What one upload may weigh. */
export const uploadMostBytes = 8 * 1024 * 1024

export const upload = v.pipe(v.custom<Upload>(isUpload), v.description('A file'))

/** Bytes that are none are no upload, however a body is written. */
function isUpload(value: unknown): value is Upload {
  if (typeof value !== 'object' || value === null) return false
  const { bytes, claimedType } = value as Partial<Record<keyof Upload, unknown>>
  return bytes instanceof Uint8Array && typeof claimedType === 'string'
}
