// What runs on both databases has just run on PostgreSQL: here nobody is told of one.
delete process.env['TEST_DATABASE_URL'];
delete process.env['TEST_REDIS_URL'];
