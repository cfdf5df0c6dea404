import { gameController } from '@saya/ui/icon/drawings/gameController'
import { SelectPill } from '@saya/ui/select'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { useTexts } from '../../shared/texts.ts'
import { Pills, TimeFilter } from '../transaction/index.ts'
import { betStatuses, type ShownBets, toneOfBet } from './bet.rules.ts'
import { betTexts } from './bet.texts.ts'
import { useGameTypes } from './useGameTypes.ts'

interface BetFiltersProps {
  readonly shown: ShownBets
  readonly onChange: (change: Partial<ShownBets>) => void
}

/** Of which days, which games and which state the rounds are. */
export function BetFilters({ shown, onChange }: BetFiltersProps) {
  const t = useTexts(betTexts)
  const types = useGameTypes()
  async function chooseType() {
    const { askForGameType } = await loadModule(() => import('./askForGameType.tsx'))
    const chosen = await askForGameType(shown.gameType, types)
    if (chosen !== undefined) onChange({ gameType: chosen })
  }
  return (
    <div className="transactionFilters">
      <div className="betSelects">
        <TimeFilter timeFlag={shown.timeFlag} onTime={timeFlag => onChange({ timeFlag })} />
        <SelectPill
          drawing={gameController}
          on={shown.gameType !== 0}
          onClick={() => void chooseType().catch(() => {})}
        >
          {types.get(shown.gameType) ?? t.allGames}
        </SelectPill>
      </div>
      <Pills
        type={shown.status}
        onType={type => onChange({ status: betStatuses.find(one => one === type) ?? 'all' })}
        options={betStatuses.map(value => ({
          value,
          label: t[value],
          ...(value === 'all' ? {} : { tone: toneOfBet(value) }),
        }))}
      />
    </div>
  )
}
