"""What a table is, without a server: seats, clocks, the log, judging, and what each seat is told. No I/O."""
