/** A column of hashes under the lookup keys. Where it is JSON, the hash stands in hex in one field of it. */
export interface LookupColumn {
  readonly target: 'app' | 'member'
  readonly table: string
  readonly column: string
  readonly field?: string
}

function columns(target: 'app' | 'member', names: readonly string[]): readonly LookupColumn[] {
  return names.map(name => {
    const [table = '', column = '', field] = name.split('.')
    return { target, table, column, ...(field ? { field } : {}) }
  })
}

/** Every place where such hashes lie: when another key is taken into use, they are hashed again there. */
export const lookupColumns: readonly LookupColumn[] = [
  ...columns('app', [
    'box_claim.id_hash',
    'claim.device_hash',
    'claim.id_hash',
    'excluded_listing.id',
    'excluded_listing.person_hash',
    'excluded_listing.id_hash',
    'excluded_listing.birth_hash',
    'excluded_sign.hash',
    'exclusion_import_release.hash',
    'gift_month.id_hash',
    'invite.id_hash',
    'invite_month.id_hash',
    'kyc_case.checks.idHash',
    'kyc_id_claim.number_hash',
    'look_alike.listing',
    'partner_identity.person_hash',
    'payee_claim.number_hash',
    'restricted_person.id',
    'restricted_person.name_hash',
    'restricted_person.person_hash',
    'stated_person.hash',
    'stated_person.birth_hash',
    'task_share.mark',
    'task_share_sum.mark',
    'voucher.code_hash',
  ]),
  ...columns('member', ['payee.number_hash']),
]

/** What is sealed under the newest key, beside its hashes. */
export const sealedColumns = [
  { table: 'excluded_listing', id: 'id', column: 'sealed', use: 'kyc: restricted rows' },
  { table: 'restricted_person', id: 'id', column: 'sealed', use: 'kyc: restricted rows' },
] as const
