import type { Calls } from '@saya/contract'
import { listLimits } from '@saya/contract/limits'
import { Chip, type Tone } from '@saya/ui/chip'
import { EmptyState } from '@saya/ui/emptyState'
import { PagedList } from '@saya/ui/pagedList'
import { Skeleton } from '@saya/ui/skeleton'
import { useContext } from 'react'
import { useTimesAnew } from '../../shared/answer/refreshShown.ts'
import { callServer } from '../../shared/answer/client.ts'
import { pagedTexts } from '../../shared/answer/paged.texts.ts'
import { usePages } from '../../shared/answer/usePages.ts'
import { dayOf } from '../../shared/device/dayOf.ts'
import { pesosText } from '../../shared/pesosText.ts'
import { say } from '../../shared/say.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { inviteTexts } from './invite.texts.ts'

type Friend = Calls['GET /promo/invite/list']['answer']['d'][number]

const pageSize = 20

/** Who came by the member's link, and what each has yet to do. */
export function Friends({ count }: { readonly count: number }) {
  const anew = useTimesAnew()
  const t = useTexts(inviteTexts)
  const paged = useTexts(pagedTexts)
  const load = usePages<{ readonly next: string | undefined }, Friend>(async ({ cursor, signal }) => {
    const query = { page_size: String(pageSize), ...cursor }
    const { d, next } = await callServer('GET /promo/invite/list', { query }, { signal })
    return { rows: d, end: { next } }
  })
  return (
    <section aria-labelledby="invite-friends">
      <h2 className="h3" id="invite-friends">
        {t.friends}
      </h2>
      <PagedList
        key={`${count} ${anew}`}
        label={t.friends}
        load={load}
        pageSize={pageSize}
        leastGapMs={listLimits.listWaitMs}
        clock={performance}
        onFailure={() => void say(paged.failed, 'bad')}
        rowKey={row => `${row.joined_at} ${row.name}`}
        renderRow={row => <FriendRow friend={row} />}
        skeleton={<Skeleton shape="row" />}
        texts={{ ...paged, empty: <EmptyState title={t.noFriends} line={t.noFriendsLine} /> }}
      />
    </section>
  )
}

const tones: Readonly<Record<Friend['state'], Tone>> = {
  joined: 'mute',
  verified: 'wait',
  deposited: 'wait',
  played: 'wait',
  next_month: 'wait',
  checking: 'wait',
  paid: 'ok',
  stopped: 'mute',
  used_up: 'mute',
  month_over: 'mute',
  none: 'mute',
  over: 'mute',
}

function FriendRow({ friend }: { readonly friend: Friend }) {
  const t = useTexts(inviteTexts)
  const language = useContext(LanguageContext)
  const words: Readonly<Record<Friend['state'], string>> = {
    joined: t.stateJoined,
    verified: t.stateVerified,
    deposited: t.stateDeposited,
    played: friend.due_at ? t.statePlayedDue(dayOf(friend.due_at, language)) : t.statePlayed,
    next_month: t.stateNextMonth(friend.waits_until ? dayOf(friend.waits_until - 1, language) : ''),
    checking: t.stateChecking,
    paid: t.statePaid(pesosText(friend.reward)),
    stopped: t.stateStopped,
    used_up: t.stateUsedUp,
    month_over: t.stateMonthOver,
    none: t.stateNone,
    over: t.stateOver,
  }
  return (
    <div className="inviteFriend">
      <b>{friend.name}</b>
      <small>{t.joinedOn(dayOf(friend.joined_at, language))}</small>
      <Chip tone={tones[friend.state]}>{words[friend.state]}</Chip>
    </div>
  )
}
