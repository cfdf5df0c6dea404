import { PickList } from '@saya/ui/choice'
import { openModal, Sheet } from '@saya/ui/modal'
import { useTexts } from '../../shared/texts.ts'
import { betTexts } from './bet.texts.ts'

/** Asks for the type of games; 0 is all of them. Choosing is deciding; there is nothing to confirm. */
export function askForGameType(current: number, types: ReadonlyMap<number, string>): Promise<number | undefined> {
  return openModal<number>(close => <TypeSheet current={current} types={types} onType={close} />, { look: 'sheet' })
    .closed
}

interface TypeSheetProps {
  readonly current: number
  readonly types: ReadonlyMap<number, string>
  readonly onType: (type: number) => void
}

function TypeSheet({ current, types, onType }: TypeSheetProps) {
  const t = useTexts(betTexts)
  const named = [...types].map(([type, label]) => ({ value: String(type), label }))
  return (
    <Sheet title={t.games} closeLabel={t.close}>
      <PickList
        name="games"
        label={t.games}
        options={[{ value: '0', label: t.allGames }, ...named]}
        value={String(current)}
        onPick={value => onType(Number(value))}
      />
    </Sheet>
  )
}
