import type { Due } from '@saya/contract/due/listDue.ts'
import { textOfCashType } from '@saya/contract/transaction/cashTypes.ts'
import { groupDigits } from '@saya/money'
import { Card } from '@saya/ui/card'
import { calendarBlank } from '@saya/ui/icon/drawings/calendarBlank'
import { ListRowLink } from '@saya/ui/listRow'
import { useContext } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { dayOf } from '../../shared/device/dayOf.ts'
import { timeOf } from '../../shared/device/timeOf.ts'
import { pesosText } from '../../shared/pesosText.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { dueTexts } from './due.texts.ts'

/** Where each is done. */
const pages: Readonly<Record<Due['kind'], string>> = {
  identity: '/s-kyc',
  reward: '/welfare',
  limit: '/s-limits',
  agency: '/agency',
}

/** What ends by a day that is near, each with its day and the way to it. Whoever has nothing of it is shown nothing. */
export function DueRows() {
  const t = useTexts(dueTexts)
  const { answer } = useAnswer('GET /member/due/list', {}, { mayBeOld: true })
  if (!answer || answer.d.length === 0) return null
  return (
    <section className="myDue" aria-label={t.title}>
      <Card>
        {answer.d.map(due => (
          <DueRow key={`${due.kind} ${due.id}`} due={due} />
        ))}
      </Card>
    </section>
  )
}

function DueRow({ due }: { due: Due }) {
  const t = useTexts(dueTexts)
  const language = useContext(LanguageContext)
  const moment = `${dayOf(due.at, language)}, ${timeOf(due.at)}`
  const name = textOfCashType(due.cash_type)?.[language === 'en' ? 0 : 1] ?? ''
  const amount = due.asset === 'FIL' ? t.coins(groupDigits(due.amount)) : pesosText(due.amount)
  return (
    <ListRowLink
      drawing={calendarBlank}
      title={due.kind === 'reward' ? t.reward(name, amount) : t[due.kind]}
      note={due.kind === 'limit' ? t.limitUntil(moment) : t.until(moment)}
      href={pages[due.kind]}
    />
  )
}
