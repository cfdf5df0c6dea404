import { readRange } from '@saya/contract/dayRange.ts'
import { daySpan } from '@saya/money'
import { useContext } from 'react'
import { dayOf } from '../../shared/device/dayOf.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { type TimeFlag, timeFlags } from './filter.rules.ts'
import { transactionTexts } from './transaction.texts.ts'

/** How the days of a list are called. */
export function useTimeText(): (timeFlag: TimeFlag) => string {
  const t = useTexts(transactionTexts)
  const language = useContext(LanguageContext)
  const written = (day: string) => dayOf(daySpan(day).fromMs / 1000, language)
  return timeFlag => {
    const range = readRange(timeFlag)
    if (!range) return t[timeFlags.find(one => one === timeFlag) ?? '0']
    return range.from === range.to ? written(range.from) : t.range(written(range.from), written(range.to))
  }
}
