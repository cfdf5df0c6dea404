import { uploadSimple } from '@saya/ui/icon/drawings/uploadSimple'
import { useState } from 'react'
import { ActButton } from '../act/ActButton.tsx'
import { ActDialog } from '../act/ActDialog.tsx'
import type { Act, Export, FilterValues } from '../entity.ts'
import { reasonField } from '../act/reasonField.ts'
import { useMay } from '../own.ts'
import { say } from '../act/say.ts'
import { saveFile } from './saveFile.ts'

interface ExportButtonProps {
  readonly name: string
  readonly source: Export
  readonly values: FilterValues
}

/** Takes a list along as CSV. What is personal is masked, unless the role may have it plain and says so. */
export function ExportButton({ name, source, values }: ExportButtonProps) {
  const may = useMay()
  const [isAsking, ask] = useState(false)
  if (!may(source.permission)) return null
  const plain =
    source.plainPermission !== undefined && may(source.plainPermission)
      ? [{ name: 'plain', title: 'With phone numbers and addresses unmasked', kind: 'check' } as const]
      : []
  const act: Act<FilterValues> = {
    name: 'export',
    title: 'Export as CSV',
    permission: source.permission,
    warning: 'Exports all rows that match the filters. The audit log records the export.',
    fields: [reasonField, ...plain],
    fits: () => true,
    async run(filters, { reason = '', plain: isPlain }) {
      const { csv, rows, is_complete: isComplete } = await source.run(filters, { isPlain: isPlain === 'yes', reason })
      saveFile(isComplete ? `saya-${name}.csv` : `saya-${name}-first-${rows}.csv`, csv)
      if (!isComplete) say(`The file has only the first ${rows} rows. Narrow the filters to export the rest.`, 'bad')
    },
    done: 'The file was saved.',
  }
  return (
    <>
      <ActButton look="outline" drawing={uploadSimple} onClick={() => ask(true)}>
        Export
      </ActButton>
      {isAsking && <ActDialog act={act} things={[values]} nameOf={() => name} onClose={() => ask(false)} />}
    </>
  )
}
