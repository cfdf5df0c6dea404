import { moneyLimits } from '@saya/contract/limits'
import { cycleCreditHours, cycleHours, instapayMostPesos } from '@saya/contract/withdrawal/pesonet.ts'
import { clockFill } from '@saya/ui/icon/drawings/clockFill'
import { lightningFill } from '@saya/ui/icon/drawings/lightningFill'
import { Note } from '@saya/ui/note'
import { useTexts } from '../../shared/texts.ts'
import { hoursIn } from './hoursIn.ts'
import { grouped } from './withdraw.rules.ts'
import { withdrawalTexts } from './withdrawal.texts.ts'

/**
 * When it usually arrives: at once, or with the next cycle of the banks where one transfer cannot carry it, of which whoever
 * cannot be sent so much hears nothing.
 */
export function WhenPaid({ digits, hasCycles }: { digits: string; hasCycles: boolean }) {
  const t = useTexts(withdrawalTexts)
  const most = grouped(String(instapayMostPesos))
  const isAtOnce = Number(digits) <= instapayMostPesos
  return (
    <Note drawing={isAtOnce ? lightningFill : clockFill}>
      <b>{isAtOnce ? t.usual(moneyLimits.payoutUsualMinutes) : t.pesonet(most)}</b>{' '}
      {isAtOnce && (hasCycles ? t.usualBut(most) : t.usualAlways)}
      {!isAtOnce && t.cycles(hoursIn(cycleHours), cycleCreditHours)}
    </Note>
  )
}
