import { useState } from 'react'
import { ActFields } from '../../shared/act/ActFields.tsx'
import { WholeForm } from '../../shared/act/WholeForm.tsx'
import { callOffice } from '../../shared/client.ts'
import type { ActValues } from '../../shared/entity.ts'
import { useMay } from '../../shared/own.ts'
import type { Whole } from './acts.ts'
import { draftOf, fieldGroups, type Kind, valuesOf } from './offerFields.ts'

/** The draft of a promotion that is there, saved from the one that was seen. */
export function DraftForm({ promotion, onSaved }: { readonly promotion: Whole; readonly onSaved: () => void }) {
  const mayChange = useMay()('promotion.change')
  const { id, seq } = promotion
  const isWaiting = promotion.versions.some(({ status }) => status === 'proposed')
  const kind = promotion.kinds.find(({ name }) => name === promotion.kind)
  if (!kind) return null
  return (
    <>
      {isWaiting && (
        <p className="panel">
          This draft waits for approval and stays as it was proposed. To change it, refuse the version first.
        </p>
      )}
      <WholeForm
        groups={fieldGroups(kind)}
        initial={valuesOf(kind, promotion.draft)}
        isReadOnly={!mayChange || isWaiting}
        wishOf={values => draftOf(kind, values)}
        save={async (draft, reason) => {
          await callOffice('POST /office/api/promotion/change', { body: { id, seq, draft, reason } })
          onSaved()
          return 'Saved as a draft.'
        }}
        onReread={onSaved}
      />
    </>
  )
}

interface NewFormProps {
  readonly kinds: readonly Kind[]
  readonly onMade: (id: string) => void
}

/** A new one: its kind decides which terms are asked for. */
export function NewForm({ kinds, onMade }: NewFormProps) {
  const [head, setHead] = useState<ActValues>({})
  const kind = kinds.find(({ name }) => name === head.kind)
  const id = (head.id ?? '').trim()
  return (
    <>
      <div className="panel">
        <ActFields
          fields={[
            {
              name: 'id',
              title: 'ID',
              kind: 'line',
              least: 3,
              most: 40,
              hint: 'Small letters, figures and dashes. It never changes.',
            },
            {
              name: 'kind',
              title: 'Kind',
              kind: 'choice',
              least: 1,
              options: kinds.map(({ name, title }) => [name, title]),
            },
          ]}
          values={head}
          onChange={setHead}
        />
        {kind && <p>{kind.about}</p>}
      </div>
      {kind && (
        <WholeForm
          key={kind.name}
          groups={fieldGroups(kind)}
          initial={valuesOf(kind, undefined)}
          isReadOnly={false}
          wishOf={values => (/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/.test(id) ? draftOf(kind, values) : 'Enter an ID.')}
          save={async (draft, reason) => {
            const body = { id, kind: kind.name, draft, reason }
            await callOffice('POST /office/api/promotion/create', { body })
            onMade(id)
            return 'Saved as a draft.'
          }}
        />
      )}
    </>
  )
}
