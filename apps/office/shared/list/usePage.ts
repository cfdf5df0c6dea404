import { useCallback } from 'react'
import type { Entity, FilterValues } from '../entity.ts'
import { useReading } from '../useReading.ts'

/** One page of a list as its address says it. The page before stays until the next one is there. */
export function usePage<Row>(entity: Entity<Row>, values: FilterValues, cursor: string) {
  const read = useCallback(
    (asked: string) => {
      const [, filters, at] = JSON.parse(asked) as [string, FilterValues, string]
      return entity.list(filters, { cursor: at })
    },
    [entity],
  )
  const { last, isLate, reload } = useReading(JSON.stringify([entity.name, values, cursor]), read)
  return { page: last.answer, error: isLate ? undefined : last.error, isLate, reload }
}
