import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '../clock.ts'

const who = { accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const region = 'ap-southeast-1'
const bucket = 'saya-objects'
const longestSkewMs = 15 * 60_000

export interface SignedRequest {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  /** As in the header: which credential, at which date, for which headers. */
  readonly scope: string
  readonly dateTime: string
  readonly payloadHash: string
}

/** The signature of Signature Version 4 as its documentation derives it. Each of the headers given is signed. */
export function signatureOf(request: SignedRequest, secretKey: string): string {
  const names = Object.keys(request.headers).sort()
  const canonical = [
    request.method,
    request.path,
    request.query,
    ...names.map(name => `${name}:${request.headers[name]?.trim()}`),
    '',
    names.join(';'),
    request.payloadHash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', request.dateTime, request.scope, sha256(canonical)].join('\n')
  const key = request.scope.split('/').reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${secretKey}`)
  return hmac(key, toSign).toString('hex')
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** A store that speaks as much S3 as we do, and is strict about every word of it. */
export async function startS3(clock: Clock) {
  const objects = new Map<string, Buffer>()
  const faults: number[] = []
  const server = createServer((req, res) => void answer(req, res))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = Buffer.concat((await req.toArray()) as Buffer[])
    const fault = faults.shift()
    if (fault === 0) return void req.socket.destroy()
    if (fault) return refuse(res, fault, 'InternalError')
    const trouble = judge(req, body, clock.now())
    if (trouble) return refuse(res, trouble === 'SignatureDoesNotMatch' ? 403 : 400, trouble)
    const [, asked, ...rest] = (req.url ?? '').split('/')
    if (asked !== bucket) return refuse(res, 404, 'NoSuchBucket')
    serve(req, res, { name: rest.join('/'), body })
  }

  function serve(req: IncomingMessage, res: ServerResponse, { name, body }: { name: string; body: Buffer }): void {
    const kept = objects.get(name)
    if (req.method === 'HEAD' && name === '') return void res.end()
    if (req.method === 'PUT') {
      objects.set(name, body)
      return void res.setHeader('etag', '"x"').end()
    }
    if (req.method === 'DELETE') {
      objects.delete(name)
      return void res.writeHead(204).end()
    }
    if (req.method !== 'GET') return refuse(res, 405, 'MethodNotAllowed')
    if (!kept) return refuse(res, 404, 'NoSuchKey')
    res.end(kept)
  }

  return {
    objects,
    /** What the next requests are answered with; 0 breaks the connection. */
    faults,
    address: (wish: { bucket?: string; secretKey?: string } = {}) =>
      `s3://${who.accessKey}:${encodeURIComponent(wish.secretKey ?? who.secretKey)}@127.0.0.1:${port}/${wish.bucket ?? bucket}?region=${region}&secure=false`,
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function refuse(res: ServerResponse, status: number, code: string): void {
  res.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}

function judge(req: IncomingMessage, body: Buffer, nowMs: number): string | undefined {
  const header = (name: string) => String(req.headers[name] ?? '')
  const [, scope = '', names = '', signature = ''] =
    new RegExp(
      `^AWS4-HMAC-SHA256 Credential=${who.accessKey}/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$`,
    ).exec(header('authorization')) ?? []
  const dateTime = header('x-amz-date')
  const at = Date.parse(dateTime.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(nowMs - at) < longestSkewMs)) return 'RequestTimeTooSkewed'
  if (scope !== `${dateTime.slice(0, 8)}/${region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed'
  const signed = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => signed.includes(name))) return 'AccessDenied'
  const payloadHash = header('x-amz-content-sha256')
  if (payloadHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const [path = '', query = ''] = (req.url ?? '').split('?')
  const headers = pick(req.headers, signed)
  const wanted = signatureOf(
    { method: req.method ?? '', path, query, headers, scope, dateTime, payloadHash },
    who.secretKey,
  )
  return signature === wanted ? undefined : 'SignatureDoesNotMatch'
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, String(headers[name] ?? '')]))
}
