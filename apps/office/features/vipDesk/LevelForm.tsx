import { tierNumberOf, vipTiers } from '@saya/contract/vip/tiers.ts'
import { groupDigits } from '@saya/money'
import { useState } from 'react'
import { ActBar } from '../../shared/act/ActBar.tsx'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { type AnswerOf, callOffice, sentenceOf } from '../../shared/client.ts'
import { useMay } from '../../shared/own.ts'
import { proposeActs } from './acts.ts'
import { type Level, type LevelField, levelFields, type Levels, type Wish, wishOf } from './levelFields.ts'
import { Preview } from './Preview.tsx'

interface LevelFormProps {
  readonly answer: Levels
  readonly onChange: () => void
}

/** All levels in one table. Whoever may propose others types over them, looks at what they would come to, and proposes them. */
export function LevelForm({ answer: { version, levels, back_ppm: backPpm }, onChange }: LevelFormProps) {
  const mayPropose = useMay()('vip.propose')
  const [wishes, setWishes] = useState<readonly Wish[]>(() => levels.map(wishOf))
  const [preview, setPreview] = useState<AnswerOf<'POST /office/api/vip/preview'>>()
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)

  function change(at: number, field: LevelField, value: number): void {
    setWishes(wishes.map((wish, index) => (index === at ? { ...wish, [field]: value } : wish)))
    setPreview(undefined)
  }

  async function look(): Promise<void> {
    setBusy(true)
    setFault('')
    try {
      setPreview(await callOffice('POST /office/api/vip/preview', { body: { levels: [...wishes] } }))
    } catch (error) {
      setFault(sentenceOf(error))
    }
    setBusy(false)
  }

  return (
    <section className="panel" aria-labelledby="levels-title">
      <h2 id="levels-title">Levels</h2>
      <p>At its best, ₱1 of play earns back {(backPpm / 10_000).toFixed(2)}% in level-up bonuses.</p>
      <div className="vipScroll" role="region" aria-label="Table of levels" tabIndex={0}>
        <table className="rowTable">
          <thead>
            <tr>
              <th scope="col">Level</th>
              {levelFields.map(([field, title]) => (
                <th key={field} scope="col" data-number>
                  {title}
                </th>
              ))}
              <th scope="col" data-number>
                Members
              </th>
            </tr>
          </thead>
          <tbody>
            {levels.map((level, at) => (
              <Row
                key={level.level}
                level={level}
                wish={wishes[at] ?? level}
                isReadOnly={!mayPropose}
                onChange={(field, value) => change(at, field, value)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {mayPropose && (
        <div className="actBar">
          <ActButton look="outline" isBusy={isBusy} onClick={() => void look()}>
            Preview
          </ActButton>
        </div>
      )}
      {fault && <p role="alert">{fault}</p>}
      {preview && (
        <>
          <Preview preview={preview} />
          <ActBar acts={proposeActs} things={[{ version, levels: wishes }]} nameOf={() => 'levels'} onDone={onChange} />
        </>
      )}
    </section>
  )
}

interface RowProps {
  readonly level: Level
  readonly wish: Wish
  readonly isReadOnly: boolean
  readonly onChange: (field: LevelField, value: number) => void
}

function Row({ level: { level, members }, wish, isReadOnly, onChange }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {level} <small>{vipTiers[tierNumberOf(level) - 1]}</small>
      </th>
      {levelFields.map(([field, title]) => (
        <td key={field} data-number>
          {isReadOnly ? (
            groupDigits(String(wish[field]))
          ) : (
            <input
              className="vipInput"
              inputMode="numeric"
              aria-label={`${title}, VIP ${level}`}
              value={wish[field]}
              onChange={({ target }) => {
                // Nothing that was typed is dropped: a sign that is no digit is not taken at all.
                if (/^\d{0,9}$/.test(target.value)) onChange(field, Number(target.value))
              }}
            />
          )}
        </td>
      ))}
      <td data-number>{groupDigits(String(members))}</td>
    </tr>
  )
}
