import { Button } from '@saya/ui/button'
import { groupDigits } from '@saya/money'
import { useContext, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { dayOf } from '../../shared/device/dayOf.ts'
import { say } from '../../shared/say.ts'
import { pesosText } from '../../shared/pesosText.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import type { Campaign } from './campaign.ts'
import { lossRebateTexts } from './lossRebate.texts.ts'
import { type Recount, recount } from './rebate.rules.ts'

interface LossDayProps {
  readonly campaign: Campaign
  readonly day: Campaign['days'][number]
}

/** What a day came to, and the way to count it again from its rounds. */
export function LossDay({ campaign, day }: LossDayProps) {
  const t = useTexts(lossRebateTexts)
  const language = useContext(LanguageContext)
  const [isBusy, setBusy] = useState(false)
  const [counted, setCounted] = useState<Recount>()
  const name = dayOf(Date.parse(`${day.day}T12:00:00+08:00`) / 1000, language)
  const { loss } = recount([day], day.terms)

  async function countAgain(): Promise<void> {
    setBusy(true)
    try {
      setCounted(recount(await readRounds(campaign.id, day.day), day.terms))
    } catch (failure) {
      void say(sentenceOf(failure, t.failed), 'bad')
    }
    setBusy(false)
  }

  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="money">{wordsOf(day, t)}</span>
      </div>
      <div>
        <span>
          {t.rounds(groupDigits(String(day.rounds)))} ·{' '}
          {loss.startsWith('-') ? t.gain(pesosText(loss.slice(1))) : t.loss(pesosText(loss))}
        </span>
        <Button
          look="soft"
          size="small"
          loading={isBusy}
          aria-label={t.recountDay(name)}
          onClick={() => void countAgain()}
        >
          {t.recount}
        </Button>
      </div>
      {day.why_not && <p>{whyOf(day.why_not, loss, t)}</p>}
      {counted && (
        <p role="status">
          {t.counted(t.rounds(groupDigits(String(counted.rounds))), pesosText(counted.loss), pesosText(counted.amount))}{' '}
          {isSame(day, counted) ? (day.why_not ? t.sameRefused : t.same) : t.changed}
        </p>
      )}
    </li>
  )
}

function isSame(day: LossDayProps['day'], counted: Recount): boolean {
  const told = day.state === 'credited' || day.state === 'promised' ? day.amount : day.comes_to
  return counted.amount === told && counted.rounds === day.rounds
}

/** Every round of the day, however many pages they are. */
async function readRounds(id: string, day: string) {
  const rounds = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const page: { d: { bet: string; win: string }[]; next?: string | undefined } = await callServer(
      'GET /promo/lossRebate/rounds',
      { query: { id, day, cursor } },
    )
    rounds.push(...page.d)
    cursor = page.next
  }
  return rounds
}

function wordsOf({ state, amount, comes_to: comesTo }: LossDayProps['day'], t: ReturnType<typeof useWords>): string {
  if (state === 'running') return t.running
  if (state === 'open') return t.open(pesosText(comesTo))
  if (state === 'late') return t.late(pesosText(comesTo))
  if (state === 'credited') return t.given(pesosText(amount))
  return state === 'promised' ? t.promised(pesosText(amount)) : t.nothing
}

/** Of a day that gives nothing its play is the reason, which says more than that there is nothing. */
function whyOf(
  { code, sentence }: NonNullable<LossDayProps['day']['why_not']>,
  loss: string,
  t: ReturnType<typeof useWords>,
): string {
  if (code !== 'promotion_nothing') return sentence
  return loss.startsWith('-') || loss === '0.00' ? t.noLoss : t.tooLittle
}

const useWords = () => useTexts(lossRebateTexts)
