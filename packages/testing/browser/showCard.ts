interface ShownCard {
  readonly outcome: 'passed' | 'failed' | 'again' | 'busy' | 'closed'
  readonly reason?: string
  readonly left?: number
  /** Where the person is sent back to. */
  readonly go?: string
}

/** Shows a picture on the party's page without a browser: sends what its script would send. */
export async function showCard(redirectUrl: string, picture: Uint8Array, type = 'image/jpeg'): Promise<ShownCard> {
  const response = await askCheck(redirectUrl, 'picture', {
    method: 'POST',
    body: new Uint8Array(picture),
    headers: { 'content-type': type },
  })
  return (await response.json()) as ShownCard
}

/** Leaves the party's page, as its button does. */
export async function leaveCheck(redirectUrl: string): Promise<{ readonly go: string }> {
  return (await (await askCheck(redirectUrl, 'leave', { method: 'POST' })).json()) as { go: string }
}

function askCheck(redirectUrl: string, path: string, request: RequestInit): Promise<Response> {
  const { origin, pathname, searchParams } = new URL(redirectUrl)
  const { content } = JSON.parse(Buffer.from(searchParams.get('clientcfg') ?? '', 'base64').toString()) as {
    content: string
  }
  const { key } = JSON.parse(content) as { key: string }
  return fetch(`${origin}${pathname}/${path}?state=${searchParams.get('state')}`, {
    ...request,
    headers: { ...(request.headers as Record<string, string>), 'x-check-key': key },
  })
}
