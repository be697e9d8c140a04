// Generated from the folder by sdk/scripts/entries.mjs
export * from './rules/order-lookup/order-lookup-params.ts'
