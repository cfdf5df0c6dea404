/** The link if it may be opened, null if it is anything but http or https: a banner's link must not run a script. */
export function safeLink(link: string | null | undefined): string | null {
  return link && /^https?:\/\/[^\s/\\?#]/i.test(link) ? link : null
}
