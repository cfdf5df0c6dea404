import { type FeedState, subscribe, type SubscribeOptions } from '@saya/client/mqtt'
import { bonusTopic } from '@saya/contract/realtime/bonusTopic.ts'
import { changeTopic } from '@saya/contract/realtime/changeTopic.ts'
import { kycTopic } from '@saya/contract/realtime/kycTopic.ts'
import { missable } from '../../shared/answer/changes.ts'
import { hearFeed, type Hearing } from './hearFeed.ts'

export interface FeedOptions
  extends Pick<SubscribeOptions, 'url' | 'uid' | 'token' | 'clientId' | 'openSocket'>,
    Omit<Hearing, 'uid'> {
  /** The broker does not know the token: whether it counts is for the calls to say. */
  onRefused(): void
}

/** In which a page that has just asked for everything has missed nothing. */
const freshMs = 2000
/** How often a page without a line looks for itself. */
const lookMs = 30_000

/**
 * Follows what the server tells a member. What may have been missed while there was no line counts as changed once there
 * is one; where none comes about at all, everything does, again and again.
 */
export function followFeed({ uid, onChanged, onMessage, onRefused, ...line }: FeedOptions): () => void {
  let state: FeedState = 'connecting'
  const hear = hearFeed({ uid, onChanged, onMessage })
  let stop: (() => void) | undefined
  // What a page shows that begins without a network is of before it went.
  let isFresh = navigator.onLine

  function tellAll(): void {
    for (const subject of missable) onChanged(subject)
  }

  function turn(next: FeedState): void {
    state = next
    if (next === 'refused') onRefused()
    if (next === 'open') {
      if (!isFresh) tellAll()
      isFresh = false
    }
  }

  function open(): void {
    stop?.()
    stop = subscribe({
      uid,
      topics: [bonusTopic(uid), changeTopic(uid), kycTopic(uid)],
      onMessage: hear,
      onState: turn,
      ...line,
    })
  }

  /** A page that is put aside keeps no line open: the browser could not bring it back as it was. */
  function leave(): void {
    stop?.()
    stop = undefined
    state = 'waiting'
    isFresh = false
  }

  function comeBack(): void {
    if (state !== 'open' && navigator.onLine) open()
  }

  function look(): void {
    if (state !== 'open' && document.visibilityState === 'visible' && navigator.onLine) tellAll()
  }

  const grown = setTimeout(() => {
    isFresh = false
  }, freshMs)
  const looking = setInterval(look, lookMs)
  const forget = followPage(leave, comeBack)
  comeBack()

  return () => {
    forget()
    clearTimeout(grown)
    clearInterval(looking)
    stop?.()
  }
}

/** Tells when the page or its network goes, and when it is there again. */
function followPage(onGone: () => void, onBack: () => void): () => void {
  const told = [
    ['offline', onGone],
    ['pagehide', onGone],
    ['online', onBack],
    ['pageshow', onBack],
  ] as const
  for (const [name, act] of told) window.addEventListener(name, act)
  return () => {
    for (const [name, act] of told) window.removeEventListener(name, act)
  }
}
