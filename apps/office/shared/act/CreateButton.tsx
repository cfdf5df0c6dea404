import { plusBold } from '@saya/ui/icon/drawings/plusBold'
import { type ComponentProps, useState } from 'react'
import { ActButton } from './ActButton.tsx'
import { ActDialog } from './ActDialog.tsx'
import type { Act } from '../entity.ts'
import { useMay } from '../own.ts'

interface CreateButtonProps extends Partial<Pick<ComponentProps<typeof ActButton>, 'look' | 'drawing'>> {
  readonly act: Act<null>
  readonly onDone: () => void
}

/** Makes a new one of what a list shows, or does something else that is about no row, for whoever may. */
export function CreateButton({ act, onDone, look = 'approve', drawing = plusBold }: CreateButtonProps) {
  const may = useMay()
  const [isAsking, ask] = useState(false)
  if (!may(act.permission)) return null
  return (
    <>
      <ActButton look={look} drawing={drawing} onClick={() => ask(true)}>
        {act.title}
      </ActButton>
      {isAsking && (
        <ActDialog
          act={act}
          things={[null]}
          nameOf={() => ''}
          onClose={isDone => {
            ask(false)
            if (isDone) onDone()
          }}
        />
      )}
    </>
  )
}
