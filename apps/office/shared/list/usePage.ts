import { useCallback, useEffect, useRef, useState } from 'react'
import type { Entity, FilterValues, Page } from '../entity.ts'

interface Read<Row> {
  readonly asked: string
  readonly page?: Page<Row>
  readonly error?: unknown
}

/** One page of a list as its address says it. The page before stays until the next one is there. */
export function usePage<Row>(entity: Entity<Row>, values: FilterValues, cursor: string) {
  const asked = JSON.stringify([entity.name, values, cursor])
  const [read, setRead] = useState<Read<Row>>({ asked })
  const latest = useRef(asked)

  const reload = useCallback(async () => {
    const [, filters, at] = JSON.parse(asked) as [string, FilterValues, string]
    try {
      const page = await entity.list(filters, { cursor: at })
      if (latest.current === asked) setRead({ asked, page })
    } catch (error) {
      if (latest.current === asked) setRead({ asked, error })
    }
  }, [asked, entity])

  useEffect(() => {
    latest.current = asked
    void reload()
  }, [asked, reload])
  return { page: read.page, error: read.asked === asked ? read.error : undefined, isLate: read.asked !== asked, reload }
}
