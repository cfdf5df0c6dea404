export type { OfficeCallKey, OfficeCalls } from '@saya/contract/office.ts'
export type { Permission, Role } from '@saya/contract/staff/permissions.ts'
