import { useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { openReward } from './openReward.tsx'
import { taskTexts } from './task.texts.ts'
import { type RewardArt, rewardArt } from './taskArt.ts'

interface Collecting {
  readonly makeUp?: boolean
  readonly art?: RewardArt
}

/** What the page of Filcoins shows, and how something is collected. */
export function usePoints() {
  const t = useTexts(taskTexts)
  const balance = useAnswer('GET /member/filcoin/balance', {}, { mayBeOld: true })
  const newbie = useAnswer('GET /promo/task/newbie', {}, { mayBeOld: true })
  const daily = useAnswer('GET /promo/task/daily', {}, { mayBeOld: true })
  const tasks = useAnswer('GET /promo/task/list', {}, { mayBeOld: true })
  const unclaimed = useAnswer('GET /promo/task/unclaimed', {}, { mayBeOld: true })
  const all = [balance, newbie, daily, tasks, unclaimed]
  const [busy, setBusy] = useState<string>()

  async function refresh(): Promise<void> {
    await Promise.allSettled(all.map(one => one.refresh()))
  }

  async function collect(ty: number, { makeUp = false, art = 'coins' }: Collecting = {}): Promise<void> {
    setBusy(`${ty}${makeUp ? ' both' : ''}`)
    // It is on its way while the server answers, so that nothing is missing where the reward is shown.
    new Image().src = rewardArt(art)
    try {
      const { bonus, later } = await callServer('POST /promo/task/claim', {
        body: { ty: String(ty), make_up: makeUp ? '1' : '0' },
      })
      void openReward({ coins: bonus, later, art })
    } catch (failure) {
      void say(sentenceOf(failure, t.notSent), 'bad')
    }
    await refresh()
    setBusy(undefined)
  }

  const shown = [newbie, daily, tasks]
  return {
    balance: balance.answer?.balance,
    newbie: newbie.answer,
    daily: daily.answer,
    tasks: tasks.answer,
    /** Why nothing can be collected, where that is so. */
    obstacle: unclaimed.answer?.why_not.code ? unclaimed.answer.why_not : undefined,
    failure: shown.find(({ answer, error }) => !answer && error !== undefined)?.error,
    again: () => all.filter(({ answer }) => !answer).forEach(one => one.again()),
    busy,
    collect,
    refresh,
  }
}

export type Points = ReturnType<typeof usePoints>
