/** What an address says once: a partner's proof of who somebody is, or a code that one window gave another. */
export interface EntryCode {
  readonly token?: string
  readonly authCode?: string
  readonly sessionId?: string
  /** It stood in the path. */
  readonly path?: string
}

const place = 'sayaEntry'

/**
 * Runs in the head of a page that people enter by a code, before anything is painted: what proves somebody is taken out of
 * the address, and with that out of the history, and left for the page to use.
 */
export const entryTaker = `(()=>{const u=new URL(location.href),said={};for(const name of['token','authCode','sessionId']){const code=u.searchParams.get(name);if(code){said[name]=code;u.searchParams.delete(name)}}u.pathname=u.pathname.replace(/^(\\/(?:s-game-page|lazada-game)\\/[^/]+|\\/withdraw-return)\\/([^/]{2,})$/,(_,rest,code)=>{said.path=decodeURIComponent(code);return rest+'/-'});window.${place}=said;history.replaceState(history.state,'',u)})()`

/** What the address said. It is given once: whoever asks again is told nothing. */
export function takeEntryCode(): EntryCode {
  const home = globalThis as { [place]?: EntryCode }
  const said = home[place] ?? {}
  delete home[place]
  return said
}
