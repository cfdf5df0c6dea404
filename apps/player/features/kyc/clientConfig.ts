import { fromBase64 } from '@saya/client'

/** What the checking party says to the app: base64 of a JSON object whose `content` is JSON itself. */
export function clientConfig(encoded: string): Readonly<Record<string, unknown>> {
  try {
    const { content } = JSON.parse(fromBase64(encoded)) as { content: string }
    return plainObject(JSON.parse(content))
  } catch {
    // Without a readable configuration everything is as usual.
    return {}
  }
}

function plainObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
