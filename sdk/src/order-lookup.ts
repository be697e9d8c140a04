// Generated from the folder by scripts/sdk/entries.mjs
export * from './rules/order-lookup/order-lookup-params.ts'
