"""Tables for people: the game server.

Where to look: live_table.py (a table in memory: judge, store, tell), house.py (all tables of a process), read_back.py
and listing.py (a table from the store, and what is known without reading its log), store/ (SQLite and PostgreSQL),
live.py, watcher.py and websocket.py (live connections), frames.py (messages), api/ (HTTP), bots/ (scheduler, worker
pool), moderation/ (blocks, reports, audit), people/ (devices, ways back, forgetting), reach/ (reminders by push and
mail), admission.py and limits.py (who asks, and how often), fair_queue.py and background.py (fair shares),
exchange.py and detached.py (what is sent elsewhere, and may hang), recurring.py (work that goes on), middleware.py
and http_limits.py (security), service.py (all parts together), app.py (the ASGI application around them).
"""
