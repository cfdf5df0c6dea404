import { IconButton } from '@saya/ui/button'
import { caretLeftBold } from '@saya/ui/icon/drawings/caretLeftBold'
import { caretRightBold } from '@saya/ui/icon/drawings/caretRightBold'
import { monthLater } from '@saya/money'
import { useMonthName } from './monthName.ts'
import './monthSteps.css'

interface MonthStepsProps {
  readonly month: string
  readonly first: string
  readonly last: string
  readonly earlier: string
  readonly later: string
  readonly onMonth: (month: string) => void
}

/** One month of many, with a step to the one before and the one behind it. */
export function MonthSteps({ month, first, last, earlier, later, onMonth }: MonthStepsProps) {
  const { long } = useMonthName()
  return (
    <div className="monthSteps">
      <IconButton
        label={earlier}
        drawing={caretLeftBold}
        disabled={month <= first}
        onClick={() => onMonth(monthLater(month, -1))}
      />
      <span aria-live="polite">{long(month)}</span>
      <IconButton
        label={later}
        drawing={caretRightBold}
        disabled={month >= last}
        onClick={() => onMonth(monthLater(month, 1))}
      />
    </div>
  )
}
