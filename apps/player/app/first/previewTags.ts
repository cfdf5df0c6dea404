/** What a chat shows of a link, which it reads out of the page's head. */
export interface LinkPreview {
  readonly title: string
  readonly line: string
  /** With the host, since chats fetch it from elsewhere. */
  readonly picture: string
  readonly address: string
}

export function previewTags({ title, line, picture, address }: LinkPreview, escape: (text: string) => string): string {
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Saya'],
    ['og:title', title],
    ['og:description', line],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:url', address],
  ] as const
  const card = '<meta name="twitter:card" content="summary_large_image">'
  return card + tags.map(([name, text]) => `<meta property="${name}" content="${escape(text)}">`).join('')
}
