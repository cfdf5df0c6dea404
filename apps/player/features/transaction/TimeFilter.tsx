import { calendarBlank } from '@saya/ui/icon/drawings/calendarBlank'
import { SelectPill } from '@saya/ui/select'
import { loadModule } from '../../shared/answer/loadModule.ts'
import type { TimeFlag } from './filter.rules.ts'
import { useTimeText } from './useTimeText.ts'

interface TimeFilterProps {
  readonly timeFlag: TimeFlag
  readonly onTime: (timeFlag: TimeFlag) => void
}

/** Of which days the list is. The sheet to choose in is fetched when it is opened. */
export function TimeFilter({ timeFlag, onTime }: TimeFilterProps) {
  const textOf = useTimeText()
  async function choose() {
    const { askForTime } = await loadModule(() => import('./askForTime.tsx'))
    const chosen = await askForTime(timeFlag)
    if (chosen) onTime(chosen)
  }
  return (
    <SelectPill drawing={calendarBlank} on={timeFlag !== '0'} onClick={() => void choose().catch(() => {})}>
      {textOf(timeFlag)}
    </SelectPill>
  )
}
