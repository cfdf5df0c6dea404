/** Where an S3-compatible store is, and who we are to it. */
export interface S3Place {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** Reads `s3://key:secret@host:port/bucket?region=…&secure=…`, or nothing where that is not whole. */
export function s3Place(address: string): S3Place | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const bucket = url.pathname.slice(1)
  const isWhole =
    url.protocol === 's3:' && url.username && url.password && url.host && /^[a-z0-9.-]{3,63}$/.test(bucket)
  if (!isWhole) return undefined
  const secure = url.searchParams.get('secure') ?? 'true'
  return {
    endpoint: `${secure === 'false' ? 'http' : 'https'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
  }
}
