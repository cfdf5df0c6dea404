import type { TextName } from './texts.ts'

export interface CheckShape {
  readonly kind: string
  readonly label: string
  readonly locale: 'en' | 'fil'
  readonly left: number
  readonly isOpen: boolean
  readonly go?: string
}

export type PictureVerdict =
  | { readonly outcome: 'passed' | 'failed'; readonly go: string }
  | { readonly outcome: 'again'; readonly reason: TextName; readonly left: number }
  | { readonly outcome: 'busy' | 'closed' }

export interface CheckCalls {
  find(): Promise<CheckShape | undefined>
  show(picture: Blob): Promise<PictureVerdict>
  leave(): Promise<string | undefined>
}

/** What the page asks of the party, for the check that its address names, by the key that stands beside it. */
export function checkCalls(search: string): CheckCalls {
  const query = new URLSearchParams(search)
  const state = encodeURIComponent(query.get('state') ?? '')
  const key = keyIn(query.get('clientcfg') ?? '')

  async function ask(path: string, request: RequestInit = {}): Promise<Response> {
    return fetch(`/idcheck/${path}?state=${state}`, {
      ...request,
      headers: { ...(request.headers as Record<string, string>), 'x-check-key': key },
    })
  }
  return {
    async find() {
      const response = await ask('check')
      return response.ok ? ((await response.json()) as CheckShape) : undefined
    },
    async show(picture) {
      const type = picture.type || 'image/jpeg'
      const response = await ask('picture', { method: 'POST', body: picture, headers: { 'content-type': type } })
      if (response.status >= 500) return { outcome: 'busy' }
      if (response.status === 404) return { outcome: 'closed' }
      if (!response.ok) return { outcome: 'again', reason: 'unreadable', left: 0 }
      return (await response.json()) as PictureVerdict
    },
    async leave() {
      const response = await ask('leave', { method: 'POST' })
      return response.ok ? ((await response.json()) as { go: string }).go : undefined
    },
  }
}

/** The client configuration is JSON inside JSON, in base64. */
function keyIn(configuration: string): string {
  try {
    const { content } = JSON.parse(atob(configuration)) as { content: string }
    return (JSON.parse(content) as { key: string }).key
  } catch {
    return ''
  }
}
