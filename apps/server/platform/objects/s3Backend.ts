import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { Backend } from './backend.ts'
import { ObjectFault } from './objectFault.ts'
import type { S3Place } from './s3Place.ts'

const patienceMs = 15_000
const retries = 2

/** Objects in a store that speaks S3, addressed by path so that any such store will do. */
export function s3Backend({ endpoint, bucket, region, accessKey, secretKey }: S3Place): Backend {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3', retries })

  async function ask(method: string, path: string, body?: Buffer): Promise<Response> {
    // The hash travels signed, so that bytes changed on the way are refused by the store.
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    try {
      const signal = AbortSignal.timeout(patienceMs)
      const wish = {
        method,
        headers,
        signal,
        redirect: 'error',
        ...(body ? { body: new Uint8Array(body) } : {}),
      } as const
      const response = await client.fetch(`${endpoint}/${bucket}${path}`, wish)
      if (response.ok || response.status === 404) return response
      await response.body?.cancel()
      throw faultOf(response.status)
    } catch (cause) {
      throw cause instanceof ObjectFault
        ? cause
        : new ObjectFault('unreachable', 'The store does not answer.', { cause })
    }
  }

  async function write(name: string, bytes: Buffer): Promise<void> {
    const response = await ask('PUT', `/${name}`, bytes)
    await response.body?.cancel()
    if (!response.ok) throw new ObjectFault('refused', 'The store has no such bucket.')
  }

  async function read(name: string): Promise<Buffer | null> {
    const response = await ask('GET', `/${name}`)
    try {
      if (!response.ok) return await nothing(response)
      return Buffer.from(await response.arrayBuffer())
    } catch (cause) {
      if (cause instanceof ObjectFault) throw cause
      throw new ObjectFault('unreachable', 'The store broke off in the middle of an object.', { cause })
    }
  }

  async function remove(name: string): Promise<void> {
    const response = await ask('DELETE', `/${name}`)
    await response.body?.cancel()
  }

  async function isReachable(): Promise<boolean> {
    return ask('HEAD', '').then(
      response => response.ok,
      () => false,
    )
  }

  return { write, read, delete: remove, isReachable }
}

/** A store without our bucket has nothing to say about the object. */
async function nothing(response: Response): Promise<null> {
  const isBucketMissing = (await response.text()).includes('NoSuchBucket')
  if (isBucketMissing) throw new ObjectFault('refused', 'The store has no such bucket.')
  return null
}

function faultOf(status: number): ObjectFault {
  const isOurs = status >= 400 && status < 500 && status !== 429 && status !== 408
  return new ObjectFault(isOurs ? 'refused' : 'unreachable', `The store answered ${status}.`)
}
