import { plusBold } from '@saya/ui/icon/drawings/plusBold'
import { useState } from 'react'
import { ActButton } from './ActButton.tsx'
import { ActDialog } from './ActDialog.tsx'
import type { Act } from '../entity.ts'
import { useMay } from '../own.ts'

interface CreateButtonProps {
  readonly act: Act<null>
  readonly onDone: () => void
}

/** Makes a new one of what a list shows, for whoever may. */
export function CreateButton({ act, onDone }: CreateButtonProps) {
  const may = useMay()
  const [isAsking, ask] = useState(false)
  if (!may(act.permission)) return null
  return (
    <>
      <ActButton look="approve" drawing={plusBold} onClick={() => ask(true)}>
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
