import { useState } from 'react'
import { ActButton } from './ActButton.tsx'
import { ActDialog } from './ActDialog.tsx'
import type { Act } from '../entity.ts'
import { useMay } from '../own.ts'
import { useKeys } from '../useKeys.ts'

interface ActBarProps<Thing> {
  readonly acts: readonly Act<Thing>[]
  readonly things: readonly Thing[]
  nameOf(thing: Thing): string
  readonly onDone: () => void
}

/** The acts that the role allows and that fit everything chosen, each behind its question. */
export function ActBar<Thing>({ acts, things, nameOf, onDone }: ActBarProps<Thing>) {
  const may = useMay()
  const [asked, ask] = useState<Act<Thing>>()
  const offered = acts.filter(
    act => may(act.permission) && (!act.isSingle || things.length === 1) && things.every(thing => act.fits(thing)),
  )
  useKeys(Object.fromEntries(offered.flatMap(act => (act.hotkey ? [[act.hotkey, () => ask(act)]] : []))))
  return (
    <div className="actBar">
      {offered.map(act => (
        <ActButton
          key={act.name}
          size="small"
          look={act.isGrave ? 'reject' : 'outline'}
          {...(act.hotkey ? { hotkey: act.hotkey } : {})}
          onClick={() => ask(act)}
        >
          {act.title}
        </ActButton>
      ))}
      {asked && (
        <ActDialog
          act={asked}
          things={things}
          nameOf={nameOf}
          onClose={isDone => {
            ask(undefined)
            if (isDone) onDone()
          }}
        />
      )}
    </div>
  )
}
