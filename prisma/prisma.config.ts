// A plain object, so that this folder needs no dependency of its own; paths are relative to this file.
export default {
  schema: 'schema.prisma',
  migrations: { path: 'migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
};
