/** Where a popup may lead: nowhere, to a page of the app itself, or to another host over HTTPS. */
export function isPopupLink(link: string): boolean {
  return link === '' || /^\/(?![/\\])\S*$/.test(link) || /^https:\/\/[^\s/\\?#]\S*$/i.test(link)
}
